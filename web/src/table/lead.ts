/** Leads players who use a keyboard or screen reader to what they can do now; nobody is pulled out of the chat or a dialog. */
export function lead(panel: HTMLElement): void {
  const at = document.activeElement
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at?.closest('dialog')) return
  panel.focus({ preventScroll: true })
}
