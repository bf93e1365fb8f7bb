import Check from 'lucide/dist/esm/icons/check.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { faqsPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { HelpSection } from './help-section.tsx'
import css from './page-help.module.css'

const FAQS = {
  shop: paths.faqs,
  address: faqsPath('shipping'),
  account: faqsPath('account'),
  deletion: faqsPath('account'),
  payment: faqsPath('shopping'),
  refund: faqsPath('refund'),
} as const

/** Tips about a topic and where help is, beside a page on desktop: phones don't load it. */
export function PageHelp({ topic }: { readonly topic: keyof typeof FAQS | 'faqs' }) {
  const { t } = useTranslation('service')
  return (
    <div className="grid gap-panels">
      {topic !== 'shop' && topic !== 'faqs' && (
        <Panel title={t(`help.${topic}.title`)}>
          <ul className={cx('grid gap-12 size-13 line-20 tone-ink-2', css.tips)}>
            {(['a', 'b', 'c'] as const).map((tip) => (
              <li className="row gap-10 align-fill" key={tip}>
                <Icon of={Check} size={16} stroke={2.25} />
                <span>{t(`help.${topic}.${tip}`)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('help.title')}>
        <HelpSection text={t('help.text')} {...(topic !== 'faqs' && { faqs: { to: FAQS[topic], label: t('help.faqs') } })} />
      </Panel>
    </div>
  )
}
