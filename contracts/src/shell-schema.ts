/** The shell's schema whole, for a page that is in a shell: contracts compile away otherwise, and a browser never needs it. */
export { ShellMessage } from './shell.ts'
