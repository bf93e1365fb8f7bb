/** Chromium's offer to install the shop, kept for the moment at which the shop offers it. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const installation: { event: InstallEvent | null } = { event: null }

window.addEventListener('beforeinstallprompt', (event) => {
  // The browser's own bar would lie over the bar that buys.
  event.preventDefault()
  installation.event = event as InstallEvent
})
