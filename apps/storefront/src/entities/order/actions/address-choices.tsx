import { maskPhone, normalizeAccount } from '@nusaria/contracts/account'
import type { Address } from '@nusaria/contracts/address'
import type { ResultOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import type { orderContract } from '@nusaria/contracts/order'
import type { AddressRefusal } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../shared/api/failure.ts'
import { RadioCards } from '../../../shared/ui/chakra/radio-cards.tsx'
import { FailureNote } from '../../../shared/ui/feedback/note.tsx'
import { Tag } from '../../../shared/ui/paint/tag.tsx'
import { formatAddress } from '../../address/format-address.ts'
import css from './order-dialogs.module.css'

type AddressChoiceList = ResultOf<typeof orderContract.addressChoices>['list']

/** An address the shop refused after it was chosen. */
export interface RefusedAddress {
  readonly address: Address
  readonly failure: Failure
}

interface Props {
  readonly list: AddressChoiceList
  readonly chosen: Address | null
  readonly refused: RefusedAddress | null
  readonly onChoose: (address: Address) => void
}

/** The reason a refusal gives, where it gives one. */
function refusalReasonOf(failure: Failure | undefined): AddressRefusal | null {
  const reason = failure?.kind === 'business' ? failure.params.reason : undefined
  return reason === 'delivery_method' || reason === 'cash' || reason === 'fee' ? reason : null
}

/** The member's addresses to choose from. One that was deleted meanwhile stays, with the reason, until the next choice. */
export function AddressChoices({ list, chosen, refused, onChoose }: Props) {
  const { t } = useTranslation('order')
  const gone = refused !== null && !list.some(({ address }) => address.address_id === refused.address.address_id)
  const shown = gone ? [...list, { address: refused.address, refusal: null }] : list
  const option = ({ address, refusal }: AddressChoiceList[number]) => {
    const failure = refused?.address.address_id === address.address_id ? refused.failure : undefined
    const reason = refusal ?? refusalReasonOf(failure)
    return {
      value: address.address_id,
      disabled: refusal !== null || (gone && failure !== undefined),
      title: (
        <>
          {`${address.name} ${address.surname}`.trim()} {address.flag_default && <Tag tone="red">{t('move.default')}</Tag>}
        </>
      ),
      text: (
        <>
          +{LIMITS.phoneCountryCode} {maskPhone(normalizeAccount(address.phone))}
          <span className={css.where}>{formatAddress(address)}</span>
          <FailureNote failure={failure} />
          {reason && <span className={css.why}>{t(`move.reason.${reason}`)}</span>}
        </>
      ),
    }
  }
  return (
    <RadioCards
      label={t('move.title')}
      value={chosen?.address_id ?? null}
      onChange={(id) => {
        const choice = shown.find(({ address }) => address.address_id === id)
        if (choice) onChoose(choice.address)
      }}
      options={shown.map(option)}
    />
  )
}
