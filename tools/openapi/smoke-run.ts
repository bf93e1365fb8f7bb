import type { CallName } from '@nusaria/contracts/registry'
import type { JournalLine } from '@nusaria/mock-api/control/types'
import { callDriver } from '@nusaria/scenario-runner/drivers/calls/call-driver'
import { faultActions } from '@nusaria/scenario-runner/drivers/calls/faults'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { createStoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { found } from '@nusaria/scenario-runner/drivers/driver'
import { replay } from '@nusaria/scenario-runner/drivers/replay'
import type { Args } from '@nusaria/scenario-runner/support/client'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import type { Host, WireReply } from '@nusaria/scenario-runner/support/hosts'
import { pictureFile } from '@nusaria/scenario-runner/support/picture-file'
import { scenarios } from '@nusaria/scenarios/index'
import { MEMBERS } from '@nusaria/scenarios/members'
import { walkBackend } from '../backend-check/walk.ts'

/** One call, and its reply as it came over the wire. */
export interface SmokeStep extends WireReply {
  readonly call: CallName
  readonly args: Args
}

export const SMOKE_RUN_START = '2026-03-02T09:00:00+07:00'

/** They make the calls that a walk over the backend can't: what needs a code, a card, or a state of its own. */
const STORIES = [
  'account/deletion-held-up',
  'account/email',
  'account/password',
  'account/password-locked',
  'account/phone',
  'after-sale/changed-elsewhere',
  'after-sale/intercepted',
  'cart/tended',
  'order/as-shown',
  'order/moved',
  'order/review',
  'payment/another-way',
  'session/logout',
  'voucher/by-code',
]

/** Makes every call at least once with success, in frozen worlds of one seed. Returns all replies and the journals. */
export async function smokeRun(host: Host): Promise<{ stops: readonly SmokeStep[]; journal: readonly Omit<JournalLine, 'ms'>[] }> {
  const stops: SmokeStep[] = []
  const journal: Omit<JournalLine, 'ms'>[] = []
  const recording: Host = {
    ...host,
    control: (method, path, body) =>
      host.control(method, path, path === '/worlds' ? { ...body, now: SMOKE_RUN_START, seed: 7, frozen: true } : body),
    async send(request, ...rest) {
      const reply = await host.send(request, ...rest)
      if (request.of) stops.push({ ...request.of, ...reply })
      return reply
    },
  }
  const keep = async (world: WorldControl) => {
    for (const { ms: _ms, ...line } of await world.journal()) journal.push(line)
  }
  for (const name of STORIES) {
    const driver = callDriver(recording)
    const story = found(scenarios[name], `There is no story ${name}`)
    const { steps, verdict } = await replay(story, driver, undefined, { atEnd: () => keep(driver.story.world) })
    if (verdict !== 'passed') throw new Error(`${name}: ${JSON.stringify(steps)}`)
  }
  await walk(recording, keep)
  return { stops, journal }
}

/** A member makes all other calls, with the arguments that earlier replies give; logging out of other devices comes last. */
async function walk(host: Host, keep: (world: WorldControl) => Promise<void>): Promise<void> {
  const story = await createStoryContext(host, {})
  const { client, world } = story
  const image_id = await client.captcha(MEMBERS.budi.phone)
  await client.call('auth.randomCodeSpoken', { image_id })
  await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
  await faultActions.sendsForm(story, { form: 'card', value: 'good' })
  const { cards } = await client.call('wallet.list')
  const card = cards.find(({ verification }) => verification !== 'verified')
  await client.call('wallet.cardProve', { card_id: card?.card_id ?? '' })
  const { picture_id } = await client.call('picture.upload', { purpose: 'review', file: pictureFile('small') })
  await client.send('picture.show', { picture_id })
  await walkBackend(client, { write: true, request_id: 'request-of-the-smoke-run' })
  await client.call('session.end', { session_no: 'none' })
  await client.call('session.endOthers', {})
  await keep(world)
  await world.remove()
}
