import { Panel } from '../../shared/ui/layout/panel.tsx'
import css from './page.module.css'
import text from './text-section.module.css'

interface Props {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Words of a campaign. */
export function TextSection({ title, paragraphs }: Props) {
  return (
    <div className={css.wrap}>
      <div className={css.section}>
        <Panel title={title}>
          <div className={text.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Panel>
      </div>
    </div>
  )
}
