const unresolved = ({ hostname }) => `HOST must be a name that can be resolved, not "${hostname}"`
const foreign = ({ address }) => `HOST must be an address of this machine, not "${address}"`

/** What is wrong with the place to listen, by the code of the error. */
const LISTEN = {
  EADDRINUSE: ({ port }, variable) => `Port ${port} is in use; choose another with ${variable}=`,
  EACCES: ({ port }, variable) => `Port ${port} is reserved for privileged processes; choose one from 1024 on with ${variable}=`,
  EADDRNOTAVAIL: foreign,
  EINVAL: foreign,
  ENOTFOUND: unresolved,
  EAI_AGAIN: unresolved,
}

/**
 * Why a server can't listen, in a line for its user; null for an error that they can't change.
 * @param {unknown} error of the system
 * @param {string} [variable] that sets the port
 */
export function explainListenError(error, variable = 'PORT') {
  const { code = '', syscall } = /** @type {{ code?: string, syscall?: string }} */ (error)
  return syscall === 'listen' || syscall === 'getaddrinfo' ? (LISTEN[code]?.(error, variable) ?? null) : null
}
