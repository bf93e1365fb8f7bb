import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import type { PayChoice, PayGroup } from './pay-choice.ts'
import css from './pay-options.module.css'
import { PayMethodIcon, payMethodIcons } from './pay-sign.tsx'
import { usePayChoiceText } from './use-choice-words.ts'

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
