/** A wrong option of a command. Its message says everything: tools that print the stack of an error print that alone. */
export class WrongOption extends Error {
  constructor(message: string) {
    super(message)
    this.stack = message
  }
}
