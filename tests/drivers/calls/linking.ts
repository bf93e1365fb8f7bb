import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { askingFor } from './asking.ts'
import { asks } from './codes.ts'
import type { Story } from './story.ts'

/** The linked one answered: it may be changed for a while. */
export async function verifiesLinked(story: Story, check_code: string): Promise<void> {
  const call = story.asking.linked === 'phone' ? 'member.checkPhone' : 'member.checkEmail'
  story.ticket = (await story.client.call(call, { check_code })).verify_ticket
}

/** Links what was typed; the ticket, if there is one, is spent on it. */
export async function linksAnother(story: Story, check_code: string): Promise<void> {
  const { client, asking, ticket } = story
  const proof = { check_code, ...(ticket ? { verify_ticket: ticket } : {}) }
  if (asking.linked === 'phone') await client.call('member.updateMobile', { phone: asking.account, country_code: '62', ...proof })
  else await client.call('member.updateEmail', { email: asking.account, ...proof })
  story.own[asking.linked] = asking.account
  story.ticket = undefined
}

/** Verifying the linked phone or e-mail and linking another, as far as the captcha. */
export const linking = {
  asksVerifyCode: (story: Story, { linked }: Verbs['asksVerifyCode']): Promise<void> => asks(story, askingFor('verify', '', linked)),

  asksLinkCode: (story: Story, { account }: Verbs['asksLinkCode']): Promise<void> => asks(story, askingFor('link', account)),
}
