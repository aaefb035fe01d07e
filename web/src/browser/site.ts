/** Whether this page runs its tables itself, without a server. */

export const SITE = import.meta.env.MODE === 'site'
