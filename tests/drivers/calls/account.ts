import { maskAccount } from '@nusaria/contracts/account'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { pictureFile } from '../sample-values.ts'
import type { StoryContext } from './story-context.ts'

/** Account settings. */
export const profileActions = {
  changesName: async ({ client }: StoryContext, { name }: Verbs['changesName']): Promise<void> =>
    void (await client.call('member.updateName', { user_name: name })),

  changesBirthday: async ({ client }: StoryContext, { birthday }: Verbs['changesBirthday']): Promise<void> =>
    void (await client.call('member.updateBirthday', { birthday })),

  /** The screen sends a large picture cropped and scaled. */
  async changesAvatar({ client }: StoryContext, _: Verbs['changesAvatar']): Promise<void> {
    const { avatar_url } = await client.call('member.updateAvatar', { avatar: pictureFile('small') })
    assertStep(avatar_url, 'The member has no picture')
  },

  changesPassword: async ({ client }: StoryContext, { old, password }: Verbs['changesPassword']): Promise<void> =>
    void (await client.call('member.updatePassword', { old_password: encryptPassword(old), password: encryptPassword(password) })),

  async seesProfile({ client }: StoryContext, { name, birthday, phone, email, picture }: Verbs['seesProfile']): Promise<void> {
    const { user_name, avatar_url, ...info } = await client.call('member.info')
    const expected = { name, birthday, phone: phone && maskAccount(phone), email: email && maskAccount(email) }
    const shown = { name: user_name, birthday: info.birthday, phone: info.phone, email: info.email }
    for (const [field, value] of Object.entries(expected))
      if (value !== undefined)
        assertStep(shown[field as keyof typeof shown] === value, `The ${field} is ${JSON.stringify(shown)}, not ${value}`)
    if (picture) await assertAvatar(client, avatar_url)
  },

  async requestsDeletion({ client }: StoryContext, { reason }: Verbs['requestsDeletion']): Promise<void> {
    await client.call('deletion.check')
    await client.call('deletion.submit', { reason, consequences_accepted: true })
  },

  async seesDeletion({ client }: StoryContext, { state }: Verbs['seesDeletion']): Promise<void> {
    const { account_state } = await client.call('member.info')
    assertStep(account_state === state, `The account is ${account_state}, not ${state}`)
  },

  async logsOut({ client }: StoryContext): Promise<void> {
    await client.call('auth.logout', {})
    client.token = null
  },

  /** The language is stored for the device; texts of the shop follow. */
  async choosesLanguage({ client }: StoryContext, { language }: Verbs['choosesLanguage']): Promise<void> {
    client.language = language
    await client.call('member.setDeviceLanguage', { language, device_id: client.device })
    const known = await client.call('member.deviceLanguage', { device_id: client.device })
    assertStep(known === language, `The device's language is ${known}, not ${language}`)
  },
}

async function assertAvatar(client: ShopClient, avatar_url: string | null): Promise<void> {
  assertStep(avatar_url, 'The member has no picture')
  const { headers } = await client.host.send({ method: 'GET', url: avatar_url, headers: client.headers(), body: null }, client.worldId)
  assertStep(headers['content-type']?.startsWith('image/'), `${avatar_url} is no picture`)
}
