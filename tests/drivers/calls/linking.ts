import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { newCodeRequest } from './code-request.ts'
import { requestCaptcha } from './codes.ts'
import type { StoryContext } from './story-context.ts'

/** The linked one answered: it may be changed for a while. */
export async function verifyContact(story: StoryContext, check_code: string): Promise<void> {
  const call = story.codeRequest.linked === 'phone' ? 'member.checkPhone' : 'member.checkEmail'
  story.ticket = (await story.client.call(call, { check_code })).verify_ticket
}

/** Links what was typed; the ticket, if there is one, is spent on it. */
export async function linkContact(story: StoryContext, check_code: string): Promise<void> {
  const { client, codeRequest, ticket } = story
  const proof = { check_code, ...(ticket ? { verify_ticket: ticket } : {}) }
  if (codeRequest.linked === 'phone') await client.call('member.updateMobile', { phone: codeRequest.account, country_code: '62', ...proof })
  else await client.call('member.updateEmail', { email: codeRequest.account, ...proof })
  story.contacts[codeRequest.linked] = codeRequest.account
  story.ticket = undefined
}

/** Verifying the linked phone or e-mail and linking another, as far as the captcha. */
export const contactActions = {
  requestsVerifyCode: (story: StoryContext, { linked }: Verbs['requestsVerifyCode']): Promise<void> =>
    requestCaptcha(story, newCodeRequest('verify', '', linked)),

  requestsLinkCode: (story: StoryContext, { account }: Verbs['requestsLinkCode']): Promise<void> =>
    requestCaptcha(story, newCodeRequest('link', account)),
}
