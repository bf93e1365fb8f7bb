import { connect, type SecureVersion } from 'node:tls'

/** The version of TLS in which a server of this machine answers a client that knows only one; or the code of its refusal. */
export function tlsVersion(origin: string, version: string): Promise<string | null | undefined> {
  const only = version as SecureVersion
  // Level 0: OpenSSL itself wouldn't offer the old versions.
  const ciphers = 'DEFAULT:@SECLEVEL=0'
  const options = { host: '127.0.0.1', servername: 'localhost', port: Number(new URL(origin).port), rejectUnauthorized: false, ciphers }
  return new Promise((resolve) => {
    const socket = connect({ ...options, minVersion: only, maxVersion: only }, () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
  })
}
