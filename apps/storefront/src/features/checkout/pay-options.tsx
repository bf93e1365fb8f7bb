import type { LucideIcon } from 'lucide-react'
import { HandCoins, Landmark, QrCode, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import type { PayChoice, PayGroup, ShownMethod } from './pay-choice.ts'
import css from './pay-options.module.css'

const icons: Readonly<Record<ShownMethod, LucideIcon>> = { virtual_account: Landmark, qris: QrCode, e_wallet: Wallet, cod: HandCoins }

/** A bank's or wallet's name in the few letters a sign holds. */
function letters(name: string): string {
  const words = name.replace(/^bank\s+/i, '').split(/\s+/)
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '').slice(0, 4)
}

function Sign({ choice }: { readonly choice: PayChoice }) {
  return (
    <span className={cx(css.sign, css[choice.method])} aria-hidden="true">
      {choice.name ? letters(choice.name).toUpperCase() : <Icon of={icons[choice.method]} size={16} />}
    </span>
  )
}

interface Props {
  readonly groups: readonly PayGroup[]
  readonly chosen: PayChoice | null
  readonly onChoose: (choice: PayChoice) => void
  /** Rupiah, as the server says: what to have ready at the door. */
  readonly total: number
}

/** Ways to pay, by kind. */
export function PayOptions({ groups, chosen, onChoose, total }: Props) {
  const { t } = useTranslation('checkout')
  const about = ({ method, enabled, disabledReason }: PayChoice) => {
    if (!enabled) return disabledReason ? t(`cashier.disabled.${disabledReason}`) : t('cashier.disabled.amount')
    return method === 'cod' ? t('cashier.option.codText', { amount: rupiah(total) }) : t(`cashier.option.${method}`)
  }
  return groups.map(({ method, choices }) => (
    <div key={method} className={css.kind}>
      <h2 className={css.group}>
        <Icon of={icons[method]} size={16} stroke={2} />
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
            title: choice.name ?? t(choice.method === 'cod' ? 'cashier.option.cod' : `cashier.group.${choice.method}`),
            text: about(choice),
            icon: <Sign choice={choice} />,
            disabled: !choice.enabled,
          }))}
        />
      </Panel>
    </div>
  ))
}
