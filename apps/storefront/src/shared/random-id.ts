/** 32 hexadecimal digits nobody can guess. Unlike `crypto.randomUUID` it is there on plain http too, as when a phone opens the shop over the local network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
