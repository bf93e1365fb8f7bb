import { DAY, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import type { MessageLink } from '@nusaria/contracts/message'
import { ctxAt, type WorldCtx } from '../../engine/contract/context.ts'
import { SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import { notifyOfGift } from '../points/index.ts'
import { notifyOfAccount, sendMessage, sendWelcome } from './notify.ts'
import { shopMessages } from './shop-messages.ts'

/** Older messages are seeded as read, ms. */
const UNREAD_FOR = 2 * DAY

interface SeededMessage {
  /** ms before the world began */
  readonly ago: number
  readonly kind: 'promotion' | 'system'
  readonly text: keyof typeof shopMessages
  readonly target: MessageLink['target'] | null
}

const SARI_MESSAGES: readonly SeededMessage[] = [
  { ago: 19 * DAY + 3 * HOUR, kind: 'promotion', text: 'coupons', target: 'coupons' },
  { ago: 5 * DAY + 2 * HOUR, kind: 'system', text: 'hours', target: null },
  { ago: 22 * HOUR, kind: 'promotion', text: 'campaign', target: 'campaign' },
  { ago: 40 * MINUTE, kind: 'promotion', text: 'coupons', target: 'coupons' },
]

/** Sends a message for everybody. One about a campaign has its title and links to it. */
function sendShopMessage(ctx: WorldCtx, member_no: string, { kind, text, target }: SeededMessage): void {
  const [campaign] = ctx.catalogue.home.campaign_list
  if (target !== 'campaign') sendMessage(ctx, member_no, kind, shopMessages[text], target && { target, ref: null })
  else if (campaign)
    sendMessage(ctx, member_no, kind, { ...shopMessages[text], title: campaign.title }, { target, ref: campaign.project_id })
}

/** Messages to Sari beside those of her orders and requests. */
function fillSari(ctx: WorldCtx, { member_no, created_at }: MemberRow): void {
  const at = (ago: number) => ctxAt(ctx, ctx.epoch - ago)
  sendWelcome(ctxAt(ctx, created_at), member_no)
  for (const { points, created_at } of ctx.db.points_records.all({ member_no, reason: 'gift' }))
    notifyOfGift(ctxAt(ctx, created_at), member_no, points)
  for (const past of SARI_MESSAGES) sendShopMessage(at(past.ago), member_no, past)
  notifyOfAccount(at(33 * DAY), member_no, 'password_changed')
}

/** Completes the messages of seeded members. Their orders and requests have already sent theirs. */
export function seedMessages(ctx: WorldCtx, member: MemberRow): void {
  const { member_no } = member
  if (member_no === SEEDED_MEMBERS.sari) fillSari(ctx, member)
  const old = ctx.db.messages.all((row) => row.member_no === member_no && row.created_at <= ctx.epoch - UNREAD_FOR)
  for (const { msg_no } of old) ctx.db.messages.update(msg_no, { read: true })
}
