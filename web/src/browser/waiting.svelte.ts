/** Whether this person has asked for something that is not there yet. */

export const waiting = $state({ things: 0 })
