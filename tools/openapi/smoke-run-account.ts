import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import type { StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { pictureFile } from '@nusaria/scenario-runner/support/picture-file'

const OTHER_PHONE = '81377700098'
const EMAIL = 'tuti@example.com'

/** The member's account, from its name to its deletion; changing the password ends the session. */
export async function account(story: StoryContext): Promise<void> {
  await profile(story)
  await links(story, OTHER_PHONE)
  await devices(story)
  await story.client.call('member.updatePassword', { password: encryptPassword('Nusaria#2') })
  await signsInAgain(story)
  await story.client.call('deletion.check')
  await story.client.call('deletion.submit', { reason: 'other', consequences_accepted: true })
  await story.client.call('message.count')
}

/** Resets the forgotten password and logs in with it, then by Google. */
async function signsInAgain(story: StoryContext): Promise<void> {
  await loginActions.requestsCode(story, { purpose: 'reset', to: OTHER_PHONE })
  await loginActions.answersCaptcha(story, { answer: 'right' })
  await loginActions.resetsPassword(story, { password: 'Nusaria#3', code: 'right' })
  await loginActions.entersPassword(story, { account: OTHER_PHONE, password: 'Nusaria#3' })
  await loginActions.logsInByGoogle(story, { choice: 'allow', email: EMAIL })
}

async function profile({ client }: StoryContext): Promise<void> {
  await client.call('system.membersrvSystem')
  await client.call('member.updateName', { user_name: 'Tuti' })
  await client.call('member.updateBirthday', { birthday: '1994-12-31' })
  await client.call('member.updateInfo', { user_name: 'Tuti', birthday: '1994-12-31' })
  const { avatar_url } = await client.call('member.updateAvatar', { avatar: pictureFile('small') })
  await client.send('picture.show', { picture_id: avatar_url?.split('/').at(-1) })
}

/** Lists and logs out devices; logging out twice changes nothing. */
async function devices({ client }: StoryContext): Promise<void> {
  await client.call('session.list')
  await client.call('session.end', { session_no: 'none' })
  await client.call('session.endOthers', {})
}

/** Links another phone and a first e-mail, which is then verified. */
async function links(story: StoryContext, phone: string): Promise<void> {
  const proves = async () => {
    await loginActions.answersCaptcha(story, { answer: 'right' })
    await loginActions.entersCode(story, { code: 'right' })
  }
  await loginActions.requestsCode(story, { purpose: 'verify', to: 'phone' })
  await proves()
  await loginActions.requestsCode(story, { purpose: 'link', to: phone })
  await proves()
  await loginActions.requestsCode(story, { purpose: 'link', to: EMAIL })
  await proves()
  await loginActions.requestsCode(story, { purpose: 'verify', to: 'email' })
  await proves()
}
