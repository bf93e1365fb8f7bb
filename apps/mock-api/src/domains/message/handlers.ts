import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import { type Message, messageContract } from '@nusaria/contracts/message'
import { implement } from '../../engine/contract/implement.ts'
import type { MessageRow } from './tables.ts'

/** A message as the API returns it, in the reader's language. */
export function messageView({ msg_no, kind, title, content, read, link, created_at }: MessageRow, language: Language): Complete<Message> {
  return { msg_no, kind, title: title[language], content: content[language], is_read: read, link, created_at: formatInstant(created_at) }
}

export const messageRoutes = implement(messageContract, {
  page({ body: { kind, page_num, page_size } }, ctx) {
    const { db, language } = ctx
    const { member_no } = ctx.member
    const where = kind === undefined ? { member_no } : { member_no, kind }
    // Numbers grow with time: they order messages of the same moment.
    const { list, total } = db.messages.list({ where, orderBy: { created_at: 'desc', msg_no: 'desc' }, page_num, page_size })
    return { list: list.map((row) => messageView(row, language)), total }
  },

  read(_, ctx) {
    ctx.db.messages.update(ctx.owned.msg_no, { read: true })
    return null
  },

  count(_, ctx) {
    const unread = ctx.db.messages.all({ member_no: ctx.member.member_no, read: false })
    const count = { total: unread.length, order: 0, after_sale: 0, promotion: 0, system: 0 }
    for (const { kind } of unread) count[kind] += 1
    return count
  },

  readAll({ body: { kind } }, ctx) {
    const { db } = ctx
    const { member_no } = ctx.member
    const unread = db.messages.all(kind === undefined ? { member_no, read: false } : { member_no, kind, read: false })
    for (const { msg_no } of unread) db.messages.update(msg_no, { read: true })
    return null
  },

  remove(_, ctx) {
    ctx.db.messages.remove(ctx.owned.msg_no)
    return null
  },
})
