import type { CmsBanner } from '@nusaria/contracts/cms'
import { Banner } from '../../features/cms/banner.tsx'
import css from './page.module.css'
import side from './side-banners-section.module.css'

/** Small banners on a page that has no big ones. */
export function SideBannersSection({ banners }: { readonly banners: readonly CmsBanner[] }) {
  return (
    <div className={css.wrap}>
      <div className={css.section}>
        <div className={side.banners}>
          {banners.map((banner) => (
            <Banner key={banner.banner_id} banner={banner} small />
          ))}
        </div>
      </div>
    </div>
  )
}
