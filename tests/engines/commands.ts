/** The commands of W3C WebDriver that the checks use: method and path below the session, with `:id` for an element. */
export const COMMANDS = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  Refresh: ['POST', 'refresh'],
  GetWindowHandles: ['GET', 'window/handles'],
  SwitchToWindow: ['POST', 'window'],
  CloseWindow: ['DELETE', 'window'],
  SetWindowRect: ['POST', 'window/rect'],
  ExecuteScript: ['POST', 'execute/sync'],
  ElementClick: ['POST', 'element/:id/click'],
  ElementSendKeys: ['POST', 'element/:id/value'],
  PerformActions: ['POST', 'actions'],
  TakeScreenshot: ['GET', 'screenshot'],
} as const

export type Command = keyof typeof COMMANDS
export type Params = Readonly<Record<string, unknown>>

/** Sends a command to an engine. Rejects with an EngineError. */
export type Send = (command: Command, params?: Params) => Promise<unknown>

/** A command that the engine refused. */
export class EngineError extends Error {
  /** W3C error code, such as `stale element reference` */
  readonly code: string

  constructor(command: string, code: string, message: string) {
    super(`${command}: ${code}: ${message}`)
    this.code = code
  }
}

/** A started engine with one empty window. */
export interface Engine {
  readonly send: Send
  stop(): Promise<void>
}

/** ms: no command takes longer, also on a busy machine */
export const COMMAND_TIMEOUT = 40_000

/** The error of a command without a reply in this time. */
export const noReply = (command: string) => new EngineError(command, 'timeout', `no reply in ${COMMAND_TIMEOUT} ms`)
