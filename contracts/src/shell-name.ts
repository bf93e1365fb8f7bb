/** The name of the shell's message handler: `window.webkit.messageHandlers.<name>` on iOS, `window.<name>` on Android. */
export const SHELL_NAME = 'nusaria'
