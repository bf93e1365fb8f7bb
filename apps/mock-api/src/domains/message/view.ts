import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { Message } from '@nusaria/contracts/message'
import { formatInstant } from '../../lib/time.ts'
import type { MessageRow } from './tables.ts'

/** A message as the API returns it, in the reader's language. */
export function messageView({ msg_no, kind, title, content, read, link, created_at }: MessageRow, language: Language): Complete<Message> {
  return { msg_no, kind, title: title[language], content: content[language], is_read: read, link, created_at: formatInstant(created_at) }
}
