import type { JournalLine } from '@nusaria/mock-api/control/types'

type SecretNote = NonNullable<JournalLine['secrets']>[string]

/** Describes where a masked value came from, without the value. */
export function describeSecret(note: SecretNote): string {
  switch (note.is) {
    case 'given':
      return `was given by line ${note.seq}, ${note.at}`
    case 'captcha':
      return `is what the picture of line ${note.seq} shows`
    case 'code':
      return note.back === 0 ? `is the code that was sent last to ${note.to}` : `is an older code that was sent to ${note.to}`
    case 'password':
      if (note.which === 'seeded') return 'is the seeded password'
      return `is password ${note.which} of this world${note.fits ? '' : ', which breaks the rule'}`
    case 'number':
      return `is a number that ends in ${note.ending}${note.luhn ? '' : ', its check digit wrong'}`
    case 'card':
      return `is a ${note.number.brand} card that ends in ${note.number.ending}${note.past ? ', expired' : ''}`
    case 'cvn':
      return `has ${note.length} digits`
    case 'expiry':
      return note.past ? 'is past' : 'is still to come'
    case 'earlier':
      return `belongs to a session of ${note.member_no} that is older than the journal`
    case 'unknown':
      return 'was given to nobody by this world'
    case 'unfit':
      return "doesn't fit the contract"
  }
}
