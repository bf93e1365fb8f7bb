import { messageContract } from '@nusaria/contracts/message'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { isStopped } from '../outage/services.ts'
import type { MessageRow } from './tables.ts'
import { messageView } from './view.ts'

type OwnCtx = Pick<WorldCtx, 'db'> & { readonly member: { readonly member_no: string } }

/** A message of the member; undefined for an unknown one and for another member's. */
function findOwn({ db, member }: OwnCtx, msg_no: string): MessageRow | undefined {
  const row = db.messages.get(msg_no)
  return row?.member_no === member.member_no ? row : undefined
}

/** Fails while messages are out of order. */
function requireService(ctx: Pick<WorldCtx, 'db'> & { fail(name: 'MESSAGES_FAILED'): never }): void {
  if (isStopped(ctx, 'message')) ctx.fail('MESSAGES_FAILED')
}

export const messageRoutes = implement(messageContract, {
  page({ body: { kind, page_num, page_size } }, ctx) {
    requireService(ctx)
    const { db, language } = ctx
    const { member_no } = ctx.member
    const where = kind === undefined ? { member_no } : { member_no, kind }
    // Numbers grow with time: they order messages of the same moment.
    const { list, total } = db.messages.list({ where, orderBy: { created_at: 'desc', msg_no: 'desc' }, page_num, page_size })
    return { list: list.map((row) => messageView(row, language)), total }
  },

  read({ body }, ctx) {
    requireService(ctx)
    const { msg_no } = findOwn(ctx, body.msg_no) ?? ctx.fail('MESSAGES_FAILED', { field: 'msg_no' })
    ctx.db.messages.update(msg_no, { read: true })
    return null
  },

  count(_, ctx) {
    requireService(ctx)
    const unread = ctx.db.messages.all({ member_no: ctx.member.member_no, read: false })
    const count = { total: unread.length, order: 0, after_sale: 0, promotion: 0, system: 0 }
    for (const { kind } of unread) count[kind] += 1
    return count
  },

  readAll({ body: { kind } }, ctx) {
    requireService(ctx)
    const { db } = ctx
    const { member_no } = ctx.member
    const unread = db.messages.all(kind === undefined ? { member_no, read: false } : { member_no, kind, read: false })
    for (const { msg_no } of unread) db.messages.update(msg_no, { read: true })
    return null
  },

  remove({ body }, ctx) {
    requireService(ctx)
    const { msg_no } = findOwn(ctx, body.msg_no) ?? ctx.fail('MESSAGES_FAILED', { field: 'msg_no' })
    ctx.db.messages.remove(msg_no)
    return null
  },
})
