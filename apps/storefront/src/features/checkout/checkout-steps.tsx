import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import css from './checkout-steps.module.css'

const steps = ['cart', 'confirm', 'pay'] as const

/** Desktop: cart, confirm, pay. */
export function CheckoutSteps({ at }: { readonly at: (typeof steps)[number] }) {
  const { t } = useTranslation('checkout')
  const current = steps.indexOf(at)
  return (
    <ol className="row gap-12 size-13 weight-600 tone-ink-3" aria-label={t('confirm.steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx('row gap-8', css.step, index < current && css.past, index === current && css.here)}
          aria-current={index === current ? 'step' : undefined}
        >
          <i className="center size-12 weight-800">{index + 1}</i>
          <span>{t(`confirm.steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
