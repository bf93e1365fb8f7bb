import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { assertOutcome } from '../calls/assert-outcome.ts'
import { controlActions } from '../calls/control-actions.ts'
import { type Actions, assertStep, type Driver, type ExpectedFailure } from '../driver.ts'
import { otherDeviceActions, personActions, phoneActions } from './actions.ts'
import { assertFailureShown } from './assert-failure.ts'
import { connectionActions } from './faults.ts'
import type { Person } from './person.ts'

/** Makes the world, logs the given member in, opens a tab. */
export type OpenPerson = (given: Given) => Promise<{ person: Person; close: () => Promise<void> }>

/** Replays as a person in a browser: what they tap and read, in their language, on their layout. */
export class BrowserDriver implements Driver {
  readonly name: string
  readonly actions: Actions
  readonly #open: OpenPerson
  #opened: Awaited<ReturnType<OpenPerson>> | undefined

  constructor(name: string, mobile: boolean, open: OpenPerson) {
    this.name = name
    this.#open = open
    const control = controlActions(
      () => this.person.world,
      () => this.person,
    )
    this.actions = {
      ...control,
      ...this.#asPerson(personActions),
      ...(mobile ? this.#asPerson(phoneActions) : { turnsPhone: null, typesSearch: null, seesTypedSearch: null }),
      ...this.#byCalls(otherDeviceActions),
      injectsFault: async (fault: Verbs['injectsFault']) => {
        if (fault.wire === 'hang') await connectionActions.controlClock(this.person)
        await control.injectsFault(fault)
      },
      calls: null,
    }
  }

  /** An expected failure must show on the page. */
  #asPerson<A extends object>(actions: A) {
    type PersonAction = (person: Person, args: unknown, goesThrough: boolean, fails?: ExpectedFailure) => Promise<void>
    const bound = Object.entries(actions as Record<string, PersonAction>).map(([verb, act]) => [
      verb,
      async (args: unknown, fails?: ExpectedFailure) => {
        await act(this.person, args, fails === undefined, fails)
        // An action that declares `fails` checks the failure itself, before it closes the dialog that shows it.
        if (fails && act.length < 4) await assertFailureShown(this.person, fails)
      },
    ])
    return Object.fromEntries(bound) as { [V in keyof A & keyof Actions]: Actions[V] }
  }

  /** An expected failure must come as the reply. */
  #byCalls<A extends object>(actions: A) {
    const bound = Object.entries(actions as Record<string, (person: Person, args: unknown) => Promise<void>>).map(([verb, act]) => [
      verb,
      (args: unknown, fails?: ExpectedFailure) => assertOutcome(act(this.person, args), fails),
    ])
    return Object.fromEntries(bound) as { [V in keyof A & keyof Actions]: Actions[V] }
  }

  get person(): Person {
    assertStep(this.#opened, 'The scenario has not begun')
    return this.#opened.person
  }

  async begin(given: Given): Promise<void> {
    this.#opened = await this.#open(given)
  }

  async end(): Promise<void> {
    await this.#opened?.close()
    this.#opened = undefined
  }
}

/** The phone of a scenario's member. */
export const phoneOf = (member: keyof typeof MEMBERS) => MEMBERS[member].phone
