import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'
import { googleTables } from '../google/tables.ts'

/** ms of the world's clock */
const moment = z.number()

/** A captcha picture. It can be answered once, right or wrong. */
export const CaptchaRow = z.strictObject({
  image_id: z.string(),
  account: z.string(),
  type_id: z.enum(['1', '2']),
  answer: z.string(),
  expires_at: moment,
  spent: z.boolean(),
})
export type CaptchaRow = z.output<typeof CaptchaRow>

/** The result of a correct answer: it is good for one code to its account. */
export const NonceRow = z.strictObject({
  nonce: z.string(),
  account: z.string(),
  /** the characters of its picture */
  image_code: z.string(),
  expires_at: moment,
  spent: z.boolean(),
})
export type NonceRow = z.output<typeof NonceRow>

/** The last code an account was sent for one purpose. Removed when it is used. */
export const CodeRow = z.strictObject({
  /** `<code_type>:<account>` */
  code_id: z.string(),
  code: z.string(),
  /** the nonce it was sent for; the call that uses the code repeats it */
  nonce: z.string(),
  sent_at: moment,
  expires_at: moment,
  wrong_tries: z.int().min(0),
})
export type CodeRow = z.output<typeof CodeRow>

/** An account that a device had a code sent to. */
export const CodeRecipientRow = z.strictObject({
  /** `<device>:<account>` */
  recipient_id: z.string(),
  device: z.string(),
  account: z.string(),
  sent_at: moment,
})
export type CodeRecipientRow = z.output<typeof CodeRecipientRow>

/** Wrong captcha answers of a device, in total or per account, within a period. */
export const WrongAnswersRow = z.strictObject({
  /** `device:<id>` or `account:<account>@<device>` */
  subject: z.string(),
  count: z.int().min(0),
  since: moment,
})
export type WrongAnswersRow = z.output<typeof WrongAnswersRow>

export const authTables = {
  captchas: table({ schema: CaptchaRow, key: 'image_id' }),
  captcha_nonces: table({ schema: NonceRow, key: 'nonce' }),
  codes: table({ schema: CodeRow, key: 'code_id' }),
  code_recipients: table({ schema: CodeRecipientRow, key: 'recipient_id' }),
  wrong_answers: table({ schema: WrongAnswersRow, key: 'subject' }),
  ...googleTables,
}
