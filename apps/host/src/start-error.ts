import { WrongConfig } from './shop-config.ts'
import { WrongSettings } from './variables.ts'

/** An error of the system about the place to listen. */
interface ListenError {
  readonly code?: string
  readonly port?: number
  readonly address?: string
  readonly hostname?: string
}

const unresolved = ({ hostname }: ListenError) => `HOST must be a name that can be resolved, not "${hostname}"`
const foreign = ({ address }: ListenError) => `HOST must be an address of this machine, not "${address}"`

/** What is wrong with the place to listen, by the code of the error. */
const LISTEN: Readonly<Record<string, (error: ListenError) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use; choose another with PORT=`,
  EACCES: ({ port }) => `Port ${port} is reserved for privileged processes; choose one from 1024 on with PORT=`,
  EADDRNOTAVAIL: foreign,
  EINVAL: foreign,
  ENOTFOUND: unresolved,
  EAI_AGAIN: unresolved,
}

/** Why a host doesn't start, in a line for its user; the error itself when they can't change it. */
export function explainStartError(error: unknown): unknown {
  if (error instanceof WrongConfig || error instanceof WrongSettings) return error.message
  const { code = '', syscall } = error as ListenError & { readonly syscall?: string }
  return syscall === 'listen' || syscall === 'getaddrinfo' ? (LISTEN[code]?.(error as ListenError) ?? error) : error
}
