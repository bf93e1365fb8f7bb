import type { Call } from '@nusaria/contracts/contract'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { createEmitter } from '../events.ts'
import { keyBelow } from '../state/client-state.ts'
import { selectSession, type UserInfoRoot } from '../state/user-info.ts'
import { fitData } from './fit-deviations.ts'
import type { CallOutcome } from './read-reply.ts'

/** The calls whose last replies are stored on the device, for reading without a connection: for so many sets of arguments each. */
export const STORED_CALLS: Readonly<Record<string, number>> = {
  'order.list': 12,
  'order.statusSummary': 1,
  'order.detail': 20,
  'order.shipments': 20,
  'order.parcelsUnderWay': 3,
  'order.parcel': 20,
  'promotion.wallet': 8,
  'favourite.viewed': 2,
  'product.minSkuDetail': 24,
  'member.info': 1,
  'system.membersrvSystem': 1,
  // The home page, with which the installed shop opens.
  'cms.getById': 4,
  'nav.typeList': 1,
  'product.hotList': 4,
}

/** What the frame around any page shows, too: it doesn't tell of when the page is. */
const FRAME_CALLS: readonly string[] = ['member.info', 'system.membersrvSystem', 'nav.typeList']

/** ms: older replies aren't shown. */
const MAX_AGE = 30 * 24 * 3_600_000

/** The owner of what a guest saw. */
const GUEST = ''

type Args = Readonly<Record<string, unknown>> | undefined

interface ReadRequest {
  /** `<domain>.<call>` */
  readonly name: string
  readonly call: Call
  readonly args: Args
}

interface StoredReply {
  /** The member whose reply it is. */
  readonly owner: string
  readonly name: string
  /** JSON */
  readonly args: string
  readonly data: unknown
  /** ms of this device's clock when it arrived */
  readonly at: number
}

interface Replies extends DBSchema {
  readonly replies: {
    readonly key: [owner: string, name: string, args: string]
    readonly value: StoredReply
    readonly indexes: { readonly age: [owner: string, name: string, at: number] }
  }
}

let database: Promise<IDBPDatabase<Replies>> | undefined

function open(): Promise<IDBPDatabase<Replies>> {
  database ??= openDB<Replies>(keyBelow(import.meta.env.BASE_URL, 'shop'), 1, {
    upgrade: (db) =>
      void db.createObjectStore('replies', { keyPath: ['owner', 'name', 'args'] }).createIndex('age', ['owner', 'name', 'at']),
    // Another tab deletes or upgrades it: the next use opens it again.
    blocking(_, __, event) {
      database = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      database = undefined
    },
  })
  return database
}

/** Storage that is full or forbidden behaves as if it were empty. */
async function safely<T>(work: (db: IDBPDatabase<Replies>) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await open())
  } catch {
    return undefined
  }
}

/** The same arguments give the same text, in whichever order they were written. */
const toText = (args: Args) =>
  JSON.stringify(
    Object.entries(args ?? {})
      .filter(([, value]) => value !== undefined)
      .sort(),
  )

export const getOwner = (state: UserInfoRoot): string => {
  const { auth_token, member_no } = selectSession(state)
  return auth_token === null ? GUEST : (member_no ?? '?')
}

/** Marks data that was read from here, in ms; it is never stored again. */
const STORED_AT = 'stored_at'
export const isRecalled = (data: object): boolean => STORED_AT in data

/** Stores a reply, in place of an earlier one to the same arguments. The oldest ones of its call are deleted. */
export async function storeReply(owner: string, name: string, args: Args, data: object, at: number): Promise<void> {
  await safely(async (db) => {
    const change = db.transaction('replies', 'readwrite')
    await change.store.put({ owner, name, args: toText(args), data, at })
    const keys = await change.store.index('age').getAllKeys(IDBKeyRange.bound([owner, name, 0], [owner, name, Number.MAX_VALUE]))
    for (const key of keys.slice(0, -(STORED_CALLS[name] ?? 1))) await change.store.delete(key)
    await change.done
  })
}

export async function deleteOfOthers(owner: string): Promise<void> {
  await safely(async (db) => {
    const change = db.transaction('replies', 'readwrite')
    for (const key of await change.store.getAllKeys()) if (key[0] !== owner && key[0] !== GUEST) await change.store.delete(key)
    await change.done
  })
}

export async function deleteStoredReplies(): Promise<void> {
  await safely((db) => db.clear('replies'))
}

let noted: { readonly at: number; readonly path: string } | null = null
const { emit, subscribe } = createEmitter()

function noteRecalled(at: number | null): void {
  noted = at === null ? null : { at, path: location.pathname }
  emit()
}

/** When the oldest stored reply arrived that the current page shows, in ms; null while it shows none. */
export const recalled = {
  get: (): number | null => (noted?.path === location.pathname ? noted.at : null),
  /** The shop is asked once more. */
  reset: (): void => noteRecalled(null),
  subscribe,
} as const

/** A reply's `server_time` as the server's clock shows now: deadlines in a stored reply go on. */
function withClock(data: object, at: number, now: number): object {
  if (!('server_time' in data) || typeof data.server_time !== 'string') return data
  return { ...data, server_time: new Date(Date.parse(data.server_time) + now - at).toISOString() }
}

/** The stored reply to a call that didn't reach the shop; null without one. A reply that no longer fits its contract counts as none. */
export async function recallReply({ name, call, args }: ReadRequest, state: UserInfoRoot, now = Date.now()): Promise<CallOutcome | null> {
  if (!(name in STORED_CALLS)) return null
  const stored = await safely((db) => db.get('replies', [getOwner(state), name, toText(args)]))
  const shape = replyShape(call)
  if (!stored || !shape || now - stored.at > MAX_AGE) return null
  const data = fitData(shape, stored.data)
  if (typeof data !== 'object' || data === null) return null
  if (!FRAME_CALLS.includes(name)) noteRecalled(Math.min(stored.at, recalled.get() ?? stored.at))
  const copy = Array.isArray(data) ? [...data] : { ...withClock(data, stored.at, now) }
  return { data: Object.assign(copy, { [STORED_AT]: stored.at }) }
}
