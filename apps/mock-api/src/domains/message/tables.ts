import { MessageKind, MessageLink } from '@nusaria/contracts/message'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'
import { TranslatedText } from '../../engine/store/translated-text.ts'

/** A message of the shop to a member. */
export const MessageRow = z.strictObject({
  msg_no: z.string(),
  member_no: z.string(),
  kind: MessageKind,
  title: TranslatedText,
  content: TranslatedText,
  read: z.boolean(),
  link: MessageLink.nullable(),
  /** ms of the world's clock */
  created_at: z.number(),
})
export type MessageRow = z.output<typeof MessageRow>

export const messageTables = {
  messages: table({ schema: MessageRow, key: 'msg_no' }),
}
