import type { Complete } from '@nusaria/contracts/added'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Message } from '@nusaria/contracts/message'
import type { WorldCtx } from '../../engine/contract/context.ts'
import accountMessages from './account-messages.json' with { type: 'json' }
import { shopMessages } from './shop-messages.ts'
import { fillMessage, type MessageText } from './texts.ts'

/** Sends a member a message. It is shown in the reader's current language. */
export function sendMessage(
  { db, ids, now }: Pick<WorldCtx, 'db' | 'ids' | 'now'>,
  member_no: string,
  kind: Complete<Message>['kind'],
  { title, content }: MessageText,
  link: Complete<Message>['link'],
): void {
  db.messages.insert({ msg_no: ids.next('MSG'), member_no, kind, title, content, read: false, link, created_at: now })
}

/** Sends a message about the account; it links to the settings. */
export function notifyOfAccount(ctx: WorldCtx, member_no: string, text: keyof typeof accountMessages): void {
  const days = { min: LIMITS.deletionDaysMin, max: LIMITS.deletionDaysMax }
  sendMessage(ctx, member_no, 'system', fillMessage(accountMessages[text], days), { target: 'setting', ref: null })
}

/** Welcomes a new member; links to the vouchers. */
export function sendWelcome(ctx: WorldCtx, member_no: string): void {
  sendMessage(ctx, member_no, 'system', shopMessages.welcome, { target: 'coupons', ref: null })
}
