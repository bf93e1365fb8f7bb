interface SystemError {
  readonly code?: string
  readonly syscall?: string
  readonly hostname?: string
  readonly address?: string
  readonly port?: number
}

const unresolved = ({ hostname }: SystemError) => `HOST must be a name that can be resolved, not "${hostname}"`
const foreign = ({ address }: SystemError) => `HOST must be an address of this machine, not "${address}"`

/** What is wrong with the place to listen, by the code of the error. */
const LISTEN: Readonly<Record<string, (error: SystemError, variable: string) => string>> = {
  EADDRINUSE: ({ port }, variable) => `Port ${port} is in use; choose another with ${variable}=`,
  EACCES: ({ port }, variable) => `Port ${port} is reserved for privileged processes; choose one from 1024 on with ${variable}=`,
  EADDRNOTAVAIL: foreign,
  EINVAL: foreign,
  ENOTFOUND: unresolved,
  EAI_AGAIN: unresolved,
}

/**
 * Why a server can't listen, in a line for its user; null for an error that they can't change.
 * @param variable sets the port
 */
export function explainListenError(error: unknown, variable = 'PORT'): string | null {
  const failed = error as SystemError
  const { code = '', syscall } = failed
  return syscall === 'listen' || syscall === 'getaddrinfo' ? (LISTEN[code]?.(failed, variable) ?? null) : null
}
