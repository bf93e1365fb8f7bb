import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { must } from '../driver.ts'
import type { Story } from './story.ts'

/** Other than the right one whatever that is, in the shape the contract asks for. */
const WRONG_CAPTCHA = 'zzzzzz'
const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000')

const drawn = async (story: Story) => {
  story.imageId = await story.client.captcha(story.phone)
}

/** Signing in by phone, call by call. */
export const signingIn = {
  async entersPhone(story: Story, { phone }: Verbs['entersPhone']): Promise<void> {
    story.phone = phone
    await drawn(story)
  },

  /** A picture serves once: a wrong answer has the next one drawn, as the dialog does. */
  async answersCaptcha(story: Story, { answer }: Verbs['answersCaptcha']): Promise<void> {
    const { client, world, phone } = story
    const check_code = answer === 'right' ? await world.captchaAnswer(story.imageId) : WRONG_CAPTCHA
    const check = {
      country_code: '62',
      account: phone,
      type_id: '2',
      device_id: client.device,
      check_code,
      image_id: story.imageId,
    } as const
    try {
      story.image_nonce = (await client.call('auth.randomCodeCheck', check)).nonce
      story.image_code = check_code
    } catch (error) {
      await drawn(story)
      throw error
    }
    const { image_code, image_nonce } = story
    await client.call('auth.sendSmsCode', { code_type: 1, phone, country_code: '62', image_code, image_nonce })
  },

  async entersCode(story: Story, { code }: Verbs['entersCode']): Promise<void> {
    const sent = await story.world.latestCode(story.phone)
    must(sent, `Nothing was sent to ${story.phone}`)
    await logIn(story, code === 'right' ? sent.code : wrongCode(sent.code))
  },

  async logsIn(story: Story, { phone }: Verbs['logsIn']): Promise<void> {
    await signingIn.entersPhone(story, { phone })
    await signingIn.answersCaptcha(story, { answer: 'right' })
    await signingIn.entersCode(story, { code: 'right' })
  },
}

async function logIn(story: Story, check_code: string): Promise<void> {
  const { client, phone: account, image_code, image_nonce } = story
  const fields = { channel: '', country_code: '62', account, password: '', check_code, login_type: 3, image_code, image_nonce } as const
  client.token = (await client.call('auth.login', { ...fields, device: client.device })).auth_token
}
