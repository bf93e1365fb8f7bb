import { expect, it } from 'vitest'
import { absoluteUrls } from './convert-reply.ts'

it('pictures and pages of an API on another origin come from there', () => {
  const reply = {
    list: [{ thumb_image_url: '/media/kopi.svg', link: '/coupons', picture_list: ['/api/p/1', 'https://cdn.example/2'] }],
    redirect_url: '/gateway?session=1',
    avatar_url: null,
    other_url: '//elsewhere.example/x',
  }
  expect(absoluteUrls(reply, 'https://api.example/v1')).toEqual({
    list: [
      {
        thumb_image_url: 'https://api.example/media/kopi.svg',
        link: '/coupons',
        picture_list: ['https://api.example/api/p/1', 'https://cdn.example/2'],
      },
    ],
    redirect_url: 'https://api.example/gateway?session=1',
    avatar_url: null,
    other_url: '//elsewhere.example/x',
  })
})
