import { pickCalls } from '@nusaria/contracts/endpoint'
import { messageContract } from '@nusaria/contracts/message'
import { implement } from '../kernel/implement.ts'

const served = pickCalls(messageContract, 'count')

export const messageRoutes = implement(served, {
  count(_, { db, member }) {
    const unread = db.messages.all({ member_no: member.member_no, read: false })
    const count = { total: unread.length, order: 0, after_sale: 0, promotion: 0, system: 0 }
    for (const { kind } of unread) count[kind] += 1
    return count
  },
})
