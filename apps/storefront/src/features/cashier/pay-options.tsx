import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayChoice, PayGroup } from '../../entities/payment-method/pay-choice.ts'
import { usePayChoiceText } from '../../entities/payment-method/pay-choice-text.ts'
import { PayMethodIcon, payMethodIcons } from '../../entities/payment-method/pay-method-icon.tsx'
import css from '../../entities/payment-method/pay-options.module.css'
import { RadioCards } from '../../shared/ui/chakra/radio-cards.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'

interface Props {
  readonly groups: readonly PayGroup[]
  readonly chosen: PayChoice | null
  readonly onChoose: (choice: PayChoice) => void
  /** Rupiah, as the server says: what to have ready at the door. */
  readonly total: number
  /** What belongs below the choices of a method: a form to fill in, a refusal. */
  readonly below: (method: PayMethod) => ReactNode
}

/** Ways to pay, by kind. */
export function PayOptions({ groups, chosen, onChoose, total, below }: Props) {
  const { t } = useTranslation('checkout')
  const words = usePayChoiceText(total)
  return groups.map(({ method, choices }) => (
    <div key={method} className={css.kind}>
      <h2 className={css.group}>
        <Icon of={payMethodIcons[method]} size={16} stroke={2} />
        {t(`cashier.group.${method}`)}
      </h2>
      <Panel flush>
        <RadioCards
          label={t(`cashier.group.${method}`)}
          look="rows"
          value={chosen?.method === method ? chosen.key : null}
          onChange={(key) => {
            const choice = choices.find((each) => each.key === key)
            if (choice) onChoose(choice)
          }}
          options={choices.map((choice) => ({
            value: choice.key,
            ...words(choice),
            icon: <PayMethodIcon choice={choice} />,
            disabled: choice.disabledReason !== null,
          }))}
        />
        <div className={css.below}>{below(method)}</div>
      </Panel>
    </div>
  ))
}
