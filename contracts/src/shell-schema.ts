/** The complete schemas of the shell's messages, loaded only inside a shell. Other contracts are compiled to tables. */
export { shellMessageSchema } from './shell.ts'
