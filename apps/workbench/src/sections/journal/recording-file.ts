import { placeholderOf, type Recording } from '@nusaria/scenarios/recording'

const WORDS = {
  given: ['nonce, token or session from the reply that gave it', 'nonces, tokens and sessions from the replies that gave them'],
  id: ['id from the reply that gave it', 'ids from the replies that gave them'],
  captcha: ['captcha answer from the control API', 'captcha answers from the control API'],
  code: ['code from the outbox', 'codes from the outbox'],
  password: ['password, encrypted again', 'passwords, encrypted again'],
  number: ['card or account number made up like it', 'card or account numbers made up like them'],
  card: ['test card of the same brand', 'test cards of the same brand'],
  cvn: ['security code made up', 'security codes made up'],
  expiry_month: ['month of a card made up', 'months of cards made up'],
  expiry_year: ['year of a card made up', 'years of cards made up'],
  unknown: ['value the shop gave nobody', 'values the shop gave nobody'],
  unfit: ["value that doesn't fit the contract", "values that don't fit the contract"],
  file: ['test picture in place of an upload', 'test pictures in place of uploads'],
} as const

/** What a replay will fill in, with counts: `2 codes from the outbox`. */
export function describeFillings(recording: Recording): string[] {
  const counts = new Map<keyof typeof WORDS, number>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const filling = placeholderOf(value)
    if (filling) {
      const kind = 'file' in filling ? 'file' : (filling.secret ?? 'id')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    } else for (const item of Object.values(value)) look(item)
  }
  look(recording.steps)
  return [...counts].map(([kind, count]) => `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`)
}

/** `a-card-that-is-declined.scenario.json`. */
export function recordingFileName(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${name || 'recording'}.scenario.json`
}

/** Downloads a recording as a file. Returns its name. */
export function downloadRecording(recording: Recording): string {
  const name = recordingFileName(recording.title)
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(recording, null, 2)}\n`], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return name
}
