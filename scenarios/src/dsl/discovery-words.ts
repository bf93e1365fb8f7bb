import { buildStep } from './build-step.ts'
import type { DiscoveryVerbs, Service } from './discovery-verbs.ts'
import type { Category } from './screens.ts'

/** How the person at the screen finds things, and keeps them in sight. */
export const discoverySteps = {
  choosesCategory: (category: Category) => buildStep('shopper', 'choosesCategory', { category }),
  narrowsList: (only: DiscoveryVerbs['narrowsList']['only']) => buildStep('shopper', 'narrowsList', { only }),
  opensListed: (like?: string) => buildStep('shopper', 'opensListed', { like }),
  goesBack: () => buildStep('shopper', 'goesBack', {}),
  triesAgain: () => buildStep('shopper', 'triesAgain', {}),
  clearsHistory: () => buildStep('shopper', 'clearsHistory', {}),
  putsAside: () => buildStep('shopper', 'putsAside', {}),
  asksForArrival: () => buildStep('shopper', 'asksForArrival', {}),
  waitsForArrival: () => buildStep('shopper', 'waitsForArrival', {}),
  findsAt: (screen: DiscoveryVerbs['findsAt']['screen']) => buildStep('shopper', 'findsAt', { screen }),
  opensMessage: (about?: DiscoveryVerbs['opensMessage']['about']) => buildStep('shopper', 'opensMessage', { about }),
  hasUnread: (messages: number) => buildStep('shopper', 'hasUnread', { messages }),
  readsAllMessages: () => buildStep('shopper', 'readsAllMessages', {}),
  searchesFaqs: (question: DiscoveryVerbs['searchesFaqs']['question']) => buildStep('shopper', 'searchesFaqs', { question }),
}

/** What may be out of order on the shop's side. */
export const merchantServiceSteps = {
  stops: (service: Service) => buildStep('merchant', 'changesService', { service, event: 'stop' }),
  starts: (service: Service) => buildStep('merchant', 'changesService', { service, event: 'start' }),
  recommendsNothing: () => buildStep('merchant', 'changesService', { service: 'recommendation', event: 'empty' }),
}
