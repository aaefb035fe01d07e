/** What the engine's files export, and where things lie in their memory and records. Written by `make engine`. */

export const MOST_SEATS = 6
export const MOST_DICE = 9
export const MOST_ROLLS = 8

/** The functions of a file. They take whole numbers and addresses in its own memory. */
export interface EntryPoints {
  /** Fill in the tables of dice. It is called once, before anything else. */
  initialise(): number
  /** Set up a game whose record has nothing but its players, options and seed, up to the first question. */
  set_up(game: number): number
  /** Answer the open question and play on to the next one; an answer that is not legal is not refused. */
  answer(game: number, choice: number): number
  /** 1 if an answer to the open question is legal, else 0. */
  legal(game: number, choice: number): number
  /** A random legal answer, all equally likely, drawn from the game's own generator. */
  choose_randomly(game: number): number
  /** Play one step at random; returns how many answers of players it took. */
  step_randomly(game: number): number
  /** Set up and play games at random to the end; writes how many decisions each took, as int64. */
  play_games(games: number, count: number, most: number, decisions: number): number
  /** Play games at random from where they stand to the end; writes how many decisions each took, as int64. */
  play_on(games: number, count: number, most: number, decisions: number): number
  /** Set up and play games by the policies of their seats; seatings and decisions are int64. */
  play_seated_games(games: number, count: number, seatings: number, most: number, decisions: number): number
  /** What the policy `quick` answers. */
  choose_quickly(game: number): number
  /** Write what a seat sees, as int16; returns how many numbers that is. */
  observe_game(game: number, seat: number, seen: number): number
  /** Which dice to keep, exactly: see `daikaiju.analysis.keep_solver.solve`.
   *
   * The values of final results are the first row of `after` (float64, a row for each number of Rolls left); `kept`
   * (float64) and `keeps` (int64) are filled in. Behind each of `kept` and `keeps` there is one row of scratch.
   */
  solve_dice(dice: number, rolls: number, free: number, free_at_end: number, after: number, kept: number, keeps: number): number
  /** Write for each multiset of all dice the first one that does the same as the final Roll, else 0; all int64. */
  same_rolls(game: number, same: number): number
  /** The best dice to reroll, as bits, by the worths of final Rolls (float64, one for each multiset).
   *
   * Writes how far behind the best each mask is (`gaps`), and how likely each final Roll is after the best few choices
   * (`chances`), both float64; `best` is memory for an int64 for each multiset.
   */
  likely_rolls(game: number, close: number, final: number, chances: number, best: number, gaps: number, workspace: number): number
  /** Turn the weights of a network (float32) from the form in which they are learned into the one that is played. */
  prepare_network(network: number): number
  /** The champion's answer; networks of different numbers are told apart.
   *
   * What each option is worth is in the workspace's `scores` afterwards, and what each final Roll is in `final_rolls`.
   */
  choose(game: number, workspace: number, network: number, number: number): number
  /** Write what each of 64 options of the last question was worth (-1 if it was not weighed), and each final Roll. */
  read_scores(workspace: number, scores: number, final: number): number
  /** Write everybody's chances (rows of six float64).
   *
   * `what` is 0 for the position, 1 for every final Roll of the turn (a row for each multiset), 2 for the start of a
   * turn. Returns the number of rows.
   */
  weigh(game: number, what: number, workspace: number, network: number, number: number, values: number): number
  /** The answer of a policy: as it prefers (`way` 0), dice by what it hopes for too (1), or all answers (2).
   *
   * What it prefers counts so many times (`weight`) as its logit differs, what it hopes for as a chance to win. Policies
   * of different numbers are told apart. Afterwards `read_preferences` says what was preferred and hoped for, and
   * `read_scores` how likely each option was, the likeliest 1, and what each final Roll is worth.
   */
  answer_by_policy(game: number, way: number, weight: number, workspace: number, thought: number, policy: number, number: number): number
  /** What a policy prefers; `read_preferences` says afterwards how much it wants each choice. */
  preferences(game: number, thought: number, policy: number): number
  /** Write what was thought of each choice of the last question: 64 options, and the dice to roll again as bits.
   *
   * First its logit, below -1e29 if it is not legal (dice that show the same are rolled in one way only), then the
   * chance to win after it, -1 if it was not looked at; all float64. Returns how many there are of each.
   */
  read_preferences(thought: number, wanted: number, hoped: number): number
  /** Write everybody's chances after each multiset of all dice as the final Roll (rows of six float64), as a policy
   * sees them where dice are thrown or chosen. Returns the number of rows.
   *
   * `answer_by_policy` goes by the chances of the player asked.
   */
  final_rolls(game: number, workspace: number, thought: number, policy: number, number: number, chances: number): number
  /** Write everybody's chances after an answer as a policy sees them (six float64): the turn is played to its end, or
   * to the next question about dice, so many times as it prefers. Returns how often dice came first.
   *
   * `answer_by_policy` goes by the chances of the player asked, after four times.
   */
  hopes_after(game: number, choice: number, samples: number, workspace: number, thought: number, policy: number, chances: number): number
  /** Write everybody's chances at the next question as a policy sees them (six float64), before a turn's first throw
   * where that is just made.
   */
  hopes(game: number, workspace: number, thought: number, policy: number, chances: number): number
  /** Answer, or not if the choice is 0xFFFFFFFF, and play on for some turns as a policy prefers, with dice from the
   * game's own seed; writes everybody's chances there (six float64). The record is where it ended.
   */
  roll_out_by_policy(game: number, choice: number, turns: number, thought: number, policy: number, chances: number): number
}

/** A field of a record: how its numbers are stored (signed or not, in how many bytes), where, and how many. */
export interface FieldPlace {
  readonly type: 'i1' | 'u1' | 'i2' | 'i8'
  readonly at: number
  /** null for a single number. */
  readonly length: number | null
}

/** A stretch of memory that begins at the address exported under its name: so many things of one size. */
export interface RegionSize {
  readonly count: number
  readonly size: number
}

export const DESCRIPTIONS = {
  king: {
    /** A hash of everything that was compiled. */
    sources: '25b1b6c37de83512e1feeea1c0390b23e3c430f7d095d57427bb7281d419a72b',
    recordSize: 840,
    record: {
      seed: { type: 'i8', at: 0, length: null },
      options: { type: 'i8', at: 8, length: 2 },
      spread: { type: 'i8', at: 24, length: null },
      powers: { type: 'i8', at: 32, length: 6 },
      used: { type: 'i8', at: 80, length: 1 },
      asking: { type: 'i2', at: 88, length: null },
      player: { type: 'i2', at: 90, length: null },
      asked_a: { type: 'i2', at: 92, length: null },
      asked_b: { type: 'i2', at: 94, length: null },
      depth: { type: 'i2', at: 96, length: null },
      todo_a: { type: 'i2', at: 98, length: 41 },
      todo_b: { type: 'i2', at: 180, length: 41 },
      energy: { type: 'i2', at: 262, length: 6 },
      tokens: { type: 'i2', at: 274, length: 48 },
      paid: { type: 'i2', at: 370, length: 48 },
      turn: { type: 'i2', at: 466, length: null },
      losing: { type: 'i2', at: 468, length: 6 },
      over: { type: 'i1', at: 480, length: null },
      beyond: { type: 'i1', at: 481, length: null },
      todo: { type: 'u1', at: 482, length: 41 },
      todo_who: { type: 'i1', at: 523, length: 41 },
      players: { type: 'i1', at: 564, length: null },
      edition: { type: 'i1', at: 565, length: null },
      ends: { type: 'i1', at: 566, length: null },
      variant: { type: 'i1', at: 567, length: null },
      cost: { type: 'i1', at: 568, length: 66 },
      alive: { type: 'i1', at: 634, length: 6 },
      hearts: { type: 'i1', at: 640, length: 6 },
      stars: { type: 'i1', at: 646, length: 6 },
      poison: { type: 'i1', at: 652, length: 6 },
      shrink: { type: 'i1', at: 658, length: 6 },
      living: { type: 'i1', at: 664, length: null },
      city: { type: 'i1', at: 665, length: null },
      bay: { type: 'i1', at: 666, length: null },
      bay_open: { type: 'i1', at: 667, length: null },
      where: { type: 'i1', at: 668, length: 66 },
      brought: { type: 'i1', at: 734, length: 48 },
      market: { type: 'i1', at: 782, length: 3 },
      deck: { type: 'i1', at: 785, length: null },
      top: { type: 'i1', at: 786, length: null },
      top_seen: { type: 'i1', at: 787, length: null },
      mimicked: { type: 'i1', at: 788, length: null },
      first: { type: 'i1', at: 789, length: null },
      active: { type: 'i1', at: 790, length: null },
      place: { type: 'i1', at: 791, length: null },
      frozen_dice: { type: 'i1', at: 792, length: null },
      winners: { type: 'i1', at: 793, length: null },
      frenzies: { type: 'i1', at: 794, length: 6 },
      dice: { type: 'i1', at: 800, length: 9 },
      faces: { type: 'i1', at: 809, length: 6 },
      dice_count: { type: 'i1', at: 815, length: null },
      rolls_left: { type: 'i1', at: 816, length: null },
      unresolved: { type: 'i1', at: 817, length: null },
      in_order: { type: 'i1', at: 818, length: null },
      harmed: { type: 'i1', at: 819, length: null },
      winged: { type: 'i1', at: 820, length: null },
      left: { type: 'i1', at: 821, length: null },
      smashed: { type: 'i1', at: 822, length: null },
      clawed: { type: 'i1', at: 823, length: null },
      fleeing: { type: 'i1', at: 824, length: null },
      staying: { type: 'i1', at: 825, length: null },
      tally: { type: 'i1', at: 826, length: 6 },
      asked_by: { type: 'u1', at: 832, length: null },
    },
    /** The least and the greatest number that a field may have, where rules look something up by it. */
    bounds: {
      spread: [0, 2176782336],
      asking: [-1, 25],
      player: [-2, 5],
      depth: [0, 40],
      todo: [0, 57],
      players: [2, 6],
      market: [-1, 65],
      first: [0, 5],
      active: [0, 5],
      dice: [0, 5],
      faces: [0, 9],
      dice_count: [0, 9],
    },
    /** What is set, besides players and seed, in the record of a game that has not begun, by edition. */
    fresh: {
      '2016': { cost: [8, 6, 3, 5, 4, 4, 3, 5, 3, 3, 4, 4, 4, 3, 4, 7, 7, 4, 5, 3, 5, 4, 4, 5, 3, 7, 5, 2, 3, 3, 7, 3, 4, 3, 3, 4, 3, 3, 4, 3, 6, 4, 2, 5, 3, 4, 3, 6, 5, 4, 3, 5, 8, 7, 7, 3, 7, 6, 3, 4, 5, 3, 6, 6, 4, 6] },
      '2010': { edition: 1, ends: 2, cost: [8, 6, 3, 5, 4, 4, 2, 5, 3, 3, 4, 4, 4, 3, 4, 7, 7, 4, 5, 3, 5, 4, 4, 5, 3, 7, 5, 2, 3, 3, 7, 3, 4, 3, 3, 4, 3, 3, 4, 3, 6, 4, 2, 5, 3, 4, 3, 6, 5, 4, 3, 5, 8, 7, 7, 3, 7, 6, 3, 4, 5, 3, 6, 6, 4, 6] },
    },
    regions: {
      games: { count: 512, size: 840 },
      networks: { count: 3, size: 237312 },
      workspaces: { count: 2, size: 1576080 },
      policies: { count: 2, size: 8240000 },
      thoughts: { count: 1, size: 60208 },
      multisets: { count: 1, size: 267392 },
      scratch: { count: 1, size: 1081088 },
    },
    /** How many multisets of dice there are. */
    multisets: 5005,
    /** How many weights a network has, and how many numbers an observation. */
    weights: 59328,
    observed: 346,
    /** What the numbers of a network mean, as its file says it. */
    shape: 'king 2 398 128 32',
  },
  duel: {
    /** A hash of everything that was compiled. */
    sources: '25b1b6c37de83512e1feeea1c0390b23e3c430f7d095d57427bb7281d419a72b',
    recordSize: 560,
    record: {
      seed: { type: 'i8', at: 0, length: null },
      options: { type: 'i8', at: 8, length: 2 },
      spread: { type: 'i8', at: 24, length: null },
      powers: { type: 'i8', at: 32, length: 2 },
      used: { type: 'i8', at: 48, length: 1 },
      triggered: { type: 'i8', at: 56, length: 1 },
      asking: { type: 'i2', at: 64, length: null },
      player: { type: 'i2', at: 66, length: null },
      asked_a: { type: 'i2', at: 68, length: null },
      asked_b: { type: 'i2', at: 70, length: null },
      depth: { type: 'i2', at: 72, length: null },
      todo_a: { type: 'i2', at: 74, length: 41 },
      todo_b: { type: 'i2', at: 156, length: 41 },
      energy: { type: 'i2', at: 238, length: 2 },
      turn: { type: 'i2', at: 242, length: null },
      hits_taken: { type: 'i2', at: 244, length: null },
      hitting: { type: 'i2', at: 246, length: null },
      over: { type: 'i1', at: 248, length: null },
      beyond: { type: 'i1', at: 249, length: null },
      todo: { type: 'u1', at: 250, length: 41 },
      todo_who: { type: 'i1', at: 291, length: 41 },
      players: { type: 'i1', at: 332, length: null },
      monster: { type: 'i1', at: 333, length: 2 },
      cost: { type: 'i1', at: 335, length: 50 },
      life: { type: 'i1', at: 385, length: 2 },
      dice_tokens: { type: 'i1', at: 387, length: 2 },
      dominated: { type: 'i1', at: 389, length: 2 },
      stomped: { type: 'i1', at: 391, length: 2 },
      marker: { type: 'i1', at: 393, length: 2 },
      token_track: { type: 'i1', at: 395, length: 14 },
      token_at: { type: 'i1', at: 409, length: 14 },
      token_turned: { type: 'i1', at: 423, length: 14 },
      covered: { type: 'i1', at: 437, length: 30 },
      where: { type: 'i1', at: 467, length: 50 },
      market: { type: 'i1', at: 517, length: 3 },
      deck: { type: 'i1', at: 520, length: null },
      first: { type: 'i1', at: 521, length: null },
      active: { type: 'i1', at: 522, length: null },
      extra_turns: { type: 'i1', at: 523, length: null },
      winners: { type: 'i1', at: 524, length: null },
      dice: { type: 'i1', at: 525, length: 8 },
      faces: { type: 'i1', at: 533, length: 6 },
      unresolved: { type: 'i1', at: 539, length: 6 },
      phase: { type: 'i1', at: 545, length: null },
      fewer_dice: { type: 'i1', at: 546, length: null },
      extra_dice: { type: 'i1', at: 547, length: null },
      dice_count: { type: 'i1', at: 548, length: null },
      rolls_left: { type: 'i1', at: 549, length: null },
      in_order: { type: 'i1', at: 550, length: null },
      smashed: { type: 'i1', at: 551, length: null },
      smashes: { type: 'i1', at: 552, length: null },
      bought: { type: 'i1', at: 553, length: null },
      unstoppable: { type: 'i1', at: 554, length: null },
      tally: { type: 'i1', at: 555, length: 2 },
      asked_by: { type: 'u1', at: 557, length: null },
    },
    /** The least and the greatest number that a field may have, where rules look something up by it. */
    bounds: {
      spread: [0, 2176782336],
      asking: [-1, 29],
      player: [-2, 1],
      depth: [0, 40],
      todo: [0, 46],
      players: [2, 2],
      market: [-1, 49],
      first: [0, 1],
      active: [0, 1],
      dice: [0, 5],
      faces: [0, 8],
      dice_count: [0, 8],
    },
    /** What is set, besides players and seed, in the record of a game that has not begun, by edition. */
    fresh: {
      '2024': { monster: [0, 1], cost: [6, 5, 2, 5, 6, 6, 4, 4, 7, 2, 5, 4, 5, 4, 5, 4, 3, 4, 3, 4, 2, 6, 4, 2, 4, 4, 3, 3, 3, 3, 4, 7, 3, 10, 6, 3, 5, 5, 4, 7, 5, 6, 2, 8, 5, 3, 6, 4, 7, 3] },
    },
    regions: {
      games: { count: 512, size: 560 },
      networks: { count: 3, size: 322816 },
      workspaces: { count: 2, size: 1568224 },
      policies: { count: 2, size: 8240000 },
      thoughts: { count: 1, size: 60208 },
      multisets: { count: 1, size: 267392 },
      scratch: { count: 1, size: 1081088 },
    },
    /** How many multisets of dice there are. */
    multisets: 5005,
    /** How many weights a network has, and how many numbers an observation. */
    weights: 80704,
    observed: 220,
    /** What the numbers of a network mean, as its file says it. */
    shape: 'duel 2 565 128 32',
  },
} as const
