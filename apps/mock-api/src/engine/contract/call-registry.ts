import type { Call, Contract } from '@nusaria/contracts/contract'

/** Every call of the shop under its full name, `<domain>.<call>`. */
export class CallRegistry {
  readonly #byName = new Map<string, Call>()
  readonly #names = new Map<Call, string>()

  constructor(registry: Readonly<Record<string, Contract>>) {
    for (const [domain, contract] of Object.entries(registry)) {
      for (const [name, call] of Object.entries(contract)) {
        this.#byName.set(`${domain}.${name}`, call)
        this.#names.set(call, `${domain}.${name}`)
      }
    }
  }

  /** Full name of a declared call. */
  nameOf(call: Call): string | undefined {
    return this.#names.get(call)
  }

  get(fullName: string): Call | undefined {
    return this.#byName.get(fullName)
  }

  /** The full names that a text can mean: a full name, a call's own name, or `METHOD /path`. */
  resolve(text: string): string[] {
    if (this.#byName.has(text)) return [text]
    return [...this.#byName]
      .filter(([name, call]) => name.split('.')[1] === text || `${call.method} ${call.path}` === text)
      .map(([name]) => name)
  }
}
