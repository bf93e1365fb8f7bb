/** The complete schema of the shell's messages, loaded only inside a shell. Other contracts are compiled to tables. */
export { ShellMessage } from './shell.ts'
