import { maskAccount } from '@nusaria/contracts/account'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import type { accountVerbs } from '@nusaria/scenarios/dsl/verbs/account'
import type { ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { pictureFile } from '../sample-values.ts'
import type { CallActs } from './story-context.ts'

/** Account settings. */
export const accountActions: CallActs<typeof accountVerbs> = {
  changesName: ({ client }, { name: user_name }) => client.call('member.updateName', { user_name }),
  changesBirthday: ({ client }, { birthday }) => client.call('member.updateBirthday', { birthday }),

  /** The screen sends a large picture cropped and scaled. */
  async changesAvatar({ client }) {
    const { avatar_url } = await client.call('member.updateAvatar', { avatar: pictureFile('small') })
    assertStep(avatar_url, 'The member has no picture')
  },

  changesPassword: ({ client }, { old, password }) =>
    client.call('member.updatePassword', { old_password: encryptPassword(old), password: encryptPassword(password) }),

  async seesProfile({ client }, { name, birthday, phone, email, picture }) {
    const { user_name, avatar_url, ...info } = await client.call('member.info')
    const expected = { name, birthday, phone: phone && maskAccount(phone), email: email && maskAccount(email) }
    const shown = { name: user_name, birthday: info.birthday, phone: info.phone, email: info.email }
    for (const [field, value] of Object.entries(expected))
      if (value !== undefined)
        assertStep(shown[field as keyof typeof shown] === value, `The ${field} is ${JSON.stringify(shown)}, not ${value}`)
    if (picture) await assertAvatar(client, avatar_url)
  },

  async requestsDeletion({ client }, { reason }) {
    await client.call('deletion.check')
    await client.call('deletion.submit', { reason, consequences_accepted: true })
  },

  async seesDeletion({ client }, { state }) {
    const { account_state } = await client.call('member.info')
    assertStep(account_state === state, `The account is ${account_state}, not ${state}`)
  },

  async logsOut({ client }) {
    await client.call('auth.logout', {})
    client.token = null
  },

  /** The language is stored for the device; texts of the shop follow. */
  async choosesLanguage({ client }, { language }) {
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
