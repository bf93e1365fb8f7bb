/** 32 random hexadecimal digits. Unlike `crypto.randomUUID` it works on plain http, too, for example on a phone in the local network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
