/** Which of the two pages this is: the one of a server, or the one made of files alone. Each build drops the other's code. */

export const SITE = import.meta.env.MODE === 'site'

/** Where people meet, if the site was built with the address of a server (VITE_SERVER); otherwise empty. */
export const SERVER: string = (import.meta.env['VITE_SERVER'] as string | undefined) ?? ''
