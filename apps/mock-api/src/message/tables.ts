import { MessageKind, MessageLink } from '@nusaria/contracts/message'
import { z } from 'zod'
import { table } from '../world/define.ts'

/** A text in each language of the shop: a message is read in whichever the reader has then. */
const Translated = z.strictObject({ en: z.string(), id: z.string(), 'zh-CN': z.string() })

/** A message of the shop to a member. */
export const MessageRow = z.strictObject({
  msg_no: z.string(),
  member_no: z.string(),
  kind: MessageKind,
  title: Translated,
  content: Translated,
  read: z.boolean(),
  link: MessageLink.nullable(),
  /** ms of the world's clock */
  created_at: z.number(),
})
export type MessageRow = z.output<typeof MessageRow>

export const messageTables = {
  messages: table({ schema: MessageRow, key: 'msg_no' }),
}
