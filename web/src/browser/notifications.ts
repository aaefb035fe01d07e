/** Browser notifications, for players who are looking at something else. */

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext
}

/** Ask for permission to show notifications; returns whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Show a notice while the page is hidden; a newer one of the same table takes its place. A press on it comes back here. */
export function notify(table: string, title: string, body: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState !== 'hidden') return
  try {
    const notice = new Notification(title, { body, tag: table, icon: `${import.meta.env.BASE_URL}icon-192.png` })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some phones let only an installed page show notices.
  }
}
