import { MessageKind } from '@nusaria/contracts/message'
import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, type EventParams, entityEvents } from '../../engine/contract/domain.ts'
import { eventNumber } from '../../engine/contract/event-number.ts'
import type { MemberRow } from '../member/tables.ts'
import { messageRoutes } from './handlers.ts'
import { sendMessage } from './notify.ts'
import { seedMessages } from './seed.ts'
import { shopMessages } from './shop-messages.ts'
import { messageTables } from './tables.ts'

const MAX_COUNT = 1_000
const texts = Object.values(shopMessages)

function parseParams(ctx: EventCtx, params: EventParams): { count: number; kind: MessageKind } {
  const count = eventNumber(ctx, params, 'count', { least: 1, most: MAX_COUNT, otherwise: 1 })
  const kind = MessageKind.safeParse(params.kind ?? 'promotion')
  return kind.success ? { count, kind: kind.data } : ctx.illegal(`params.kind must be one of ${MessageKind.options.join(', ')}`)
}

/** Events of a member's messages for the control API; the id is the member's. */
export const inboxEvents = entityEvents('members', {
  /** params: { count, kind } that many messages without a link; by default one promotion */
  receive(ctx, { member_no }: MemberRow, params) {
    const { count, kind } = parseParams(ctx, params)
    for (let n = 0; n < count; n++) sendMessage(ctx, member_no, kind, texts[n % texts.length] ?? shopMessages.welcome, null)
  },
})

/** Messages from the shop to its members. */
export const messageDomain = defineDomain({
  name: 'message',
  owned: { message: (db, id) => db.messages.get(id) },
  tables: messageTables,
  routes: messageRoutes,
  events: { inbox: inboxEvents },
  seedMember: seedMessages,
})
