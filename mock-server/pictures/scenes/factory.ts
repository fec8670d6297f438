import type { Random } from '../../state/random.ts'
import type { Palette } from '../palettes.ts'
import { circle, curve, ellipse, higher, line, rect, shape, times } from '../shapes.ts'

/** Halls, machines and what stands in them. Every drawing is 1200 by 800. */
export const factory = {
  'press-hall': ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    rect(0, 600, 1200, 200, mid) +
    // What matters stands in the middle, where lists cut a picture to.
    higher(
      120,
      times(
        7,
        (index) =>
          shape(`M${index * 180 - 40} 190 l90 -90 l90 90 z`, far) +
          rect(index * 180 - 10, 150, 60, 40, light, 0, 'opacity="0.7"'),
      ) +
        rect(0, 190, 1200, 390, far) +
        times(9, (index) => rect(60 + index * 128, 230, 76, 120, index % 4 === 1 ? glow : light, 4, 'opacity="0.75"')) +
        rect(0, 372, 1200, 14, near) +
        rect(random.integer(700, 900), 386, 60, 46, accent, 4) +
        shape('M0 580 H1200 V800 H0 z', mid) +
        shape('M420 580 L250 800 H310 L450 580 z M760 580 L900 800 H840 L730 580 z', light, 'opacity="0.55"') +
        times(4, (index) => {
          const x = 90 + index * 270
          return (
            rect(x, 400, 190, 250, index === 1 ? dark : near, 10) +
            rect(x + 26, 432, 138, 70, ink, 6) +
            rect(x + 42, 502, 106, index === 1 ? 34 : 74, light, 3) +
            rect(x + 20, 600, 150, 26, ink, 5) +
            circle(x + 160, 420, 9, index === 1 ? accent : glow)
          )
        }) +
        ellipse(600, 730, 560, 26, ink, 'opacity="0.10"'),
    ),
  press: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, far) +
    rect(0, 0, 1200, 300, sky) +
    times(6, (index) => rect(40 + index * 200, 60, 120, 180, light, 6, 'opacity="0.6"')) +
    rect(0, 620, 1200, 180, mid) +
    rect(330, 110, 540, 560, near, 24) +
    rect(390, 180, 420, 330, ink, 14) +
    rect(430, 180, 340, 120, dark, 8) +
    rect(500, 300, 200, 60 + random.integer(0, 60), light, 6) +
    shape('M470 470 Q600 395 730 470 z', glow) +
    rect(430, 470, 340, 40, mid, 6) +
    rect(380, 560, 440, 70, dark, 10) +
    times(5, (index) => circle(430 + index * 85, 595, 14, index === 2 ? accent : light, 'opacity="0.9"')) +
    rect(920, 330, 90, 150, dark, 10) +
    rect(936, 348, 58, 42, glow, 4) +
    times(3, (index) => circle(965, 412 + index * 22, 6, index === 0 ? accent : light)) +
    line(870, 420, 920, 400, ink, 8),
  sensor: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    shape('M0 0 H520 L380 800 H0 z', far) +
    rect(150, 90, 900, 120, near, 16) +
    times(4, (index) => circle(230 + index * 245, 150, 26, dark) + circle(230 + index * 245, 150, 12, mid)) +
    rect(520, 210, 160, 250, dark, 12) +
    rect(544, 240, 112, 60, ink, 8) +
    circle(572, 270, 10, accent) +
    circle(604, 270, 10, glow) +
    rect(560, 460, 80, 130, ink, 10) +
    shape('M575 590 h50 l-25 54 z', light) +
    curve(`M680 330 C${random.integer(780, 840)} 330 780 600 940 600 S1080 460 1200 480`, accent, 14) +
    rect(120, 660, 960, 60, mid, 8) +
    times(25, (index) => line(150 + index * 37.5, 660, 150 + index * 37.5, index % 5 === 0 ? 700 : 682, light, 3)) +
    rect(596, 640, 8, 84, accent) +
    rect(650, 640, 8, 84, dark),
  workbench: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    times(
      3,
      (index) =>
        rect(90 + index * 360, 60, 300, 240, light, 8) +
        line(240 + index * 360, 60, 240 + index * 360, 300, far, 8) +
        line(90 + index * 360, 180, 390 + index * 360, 180, far, 8),
    ) +
    rect(0, 520, 1200, 280, near) +
    rect(0, 500, 1200, 40, dark) +
    shape('M300 500 l60 -150 h-40 l-10 -40 h100 l-10 40 h-40 l60 150 z', mid) +
    ellipse(348, 322, 76, 30, glow) +
    rect(540, 420, 180, 80, mid, 8) +
    rect(566, 440, 128, 36, ink, 4) +
    curve(`M576 ${random.integer(452, 464)} l20 -8 l16 14 l20 -22 l18 16 l32 -6`, glow, 5) +
    rect(800, 380, 34, 120, accent, 6) +
    rect(850, 420, 34, 80, light, 6) +
    rect(900, 400, 34, 100, far, 6) +
    times(6, (index) => circle(130 + index * 34, 480, 12, index % 2 ? light : mid)) +
    rect(980, 452, 150, 48, dark, 6) +
    times(
      3,
      (index) => rect(80 + index * 380, 600, 300, 150, dark, 10) + rect(200 + index * 380, 660, 60, 12, light, 6),
    ),
  cabinet: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    rect(0, 690, 1200, 110, far) +
    rect(220, 70, 760, 650, near, 14) +
    rect(250, 100, 700, 590, dark, 8) +
    times(
      4,
      (row) =>
        rect(250, 230 + row * 145, 700, 12, near) +
        times(7, (column) => {
          const height = random.integer(46, 100)
          const x = 272 + column * 95
          return (
            rect(
              x,
              230 + row * 145 - height,
              74,
              height,
              [mid, light, accent, far, glow][random.integer(0, 4)] ?? mid,
              5,
            ) + rect(x + 12, 230 + row * 145 - height / 2 - 8, 50, 16, ink, 3, 'opacity="0.35"')
          )
        }),
    ) +
    rect(60, 560, 120, 140, mid, 8) +
    circle(1080, 180, 54, glow, 'opacity="0.8"'),
  heat: ({ sky, far, mid, near, dark, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    rect(0, 600, 1200, 200, mid) +
    higher(
      100,
      circle(random.integer(880, 980), 170, 80, glow) +
        shape('M0 430 L150 330 L300 430 L450 330 L600 430 L750 330 L900 430 L1050 330 L1200 430 V800 H0 z', far) +
        rect(0, 520, 1200, 280, mid) +
        rect(300, 300, 330, 260, near, 16) +
        times(9, (index) => rect(330 + index * 32, 330, 14, 170, light, 7, 'opacity="0.8"')) +
        curve('M630 360 H760 Q820 360 820 430 V640 H1200', accent, 34) +
        curve('M630 470 H700 Q740 470 740 520 V710 H1200', dark, 34) +
        times(4, (index) => curve(`M${360 + index * 70} 280 q-24 -34 0 -68 q24 -34 0 -68`, light, 9)),
    ),
  warehouse: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    shape('M0 0 L430 240 V560 L0 800 z', far) +
    shape('M1200 0 L770 240 V560 L1200 800 z', far) +
    rect(430, 240, 340, 320, light) +
    shape('M430 560 H770 L1200 800 H0 z', mid) +
    shape('M575 560 h18 L520 800 H440 z M607 560 h18 L760 800 H680 z', glow) +
    times(
      4,
      (row) =>
        line(0, 80 + row * 195, 430, 275 + row * 82, dark, 7) +
        line(1200, 80 + row * 195, 770, 275 + row * 82, dark, 7),
    ) +
    times(
      5,
      (column) =>
        line(40 + column * 95, 20 + column * 53, 40 + column * 95, 780 - column * 53, dark, 7) +
        line(1160 - column * 95, 20 + column * 53, 1160 - column * 95, 780 - column * 53, dark, 7),
    ) +
    times(10, (index) => {
      const depth = index % 5
      const size = 76 - depth * 11
      const x = index < 5 ? 56 + depth * 94 : 1144 - depth * 94 - size
      return rect(
        x,
        330 + depth * 8 + random.integer(-60, 90),
        size,
        size * 0.8,
        [accent, near, light, mid][index % 4] ?? mid,
        4,
      )
    }) +
    rect(545, 470, 110, 100, accent, 10) +
    rect(560, 410, 80, 70, ink, 8) +
    circle(565, 575, 18, ink) +
    circle(635, 575, 18, ink) +
    circle(800, 250, 40, light) +
    circle(800, 250, 30, sky),
  coils: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) => {
    const coil = (x: number, y: number, tag: string) =>
      circle(x, y, 118, near) +
      circle(x, y, 110, far) +
      times(5, (ring) => circle(x, y, 100 - ring * 13, 'none', `stroke="${mid}" stroke-width="4"`)) +
      circle(x, y, 34, ink) +
      rect(x - 12, y - 104, 34, 46, tag, 4)
    return (
      rect(0, 0, 1200, 800, sky) +
      times(5, (index) => rect(60 + index * 236, 70, 130, 170, index === 2 ? glow : light, 4)) +
      rect(0, 280, 1200, 18, mid) +
      rect(0, 690, 1200, 110, mid) +
      rect(0, 678, 1200, 16, dark) +
      times(4, (index) => coil(190 + index * 262, 560, index === random.integer(1, 2) ? accent : light)) +
      times(3, (index) => coil(321 + index * 262, 352, index === 2 ? accent : light)) +
      line(320, 0, 320, 130, dark, 10) +
      shape('M240 130 h160 l-26 46 h-108 z', dark) +
      curve('M266 176 V236 M374 176 V236', ink, 12) +
      rect(0, 270, 1200, 8, near)
    )
  },
  'paint-booth': ({ sky, far, mid, near, dark, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, far) +
    rect(100, 80, 1000, 640, sky, 20) +
    rect(100, 80, 1000, 46, dark, 12) +
    times(6, (index) => {
      const x = 190 + index * 160
      const colour = [light, far, mid, near, accent, dark][index] ?? mid
      return (
        line(x, 126, x, 240, dark, 5) +
        shape(`M${x - 56} 360 Q${x} 190 ${x + 56} 360 z`, colour) +
        ellipse(x, 360, 56, 14, glow, 'opacity="0.8"')
      )
    }) +
    times(26, () =>
      circle(
        random.integer(150, 1050),
        random.integer(420, 660),
        random.integer(3, 12),
        [accent, mid, light][random.integer(0, 2)] ?? mid,
        'opacity="0.5"',
      ),
    ) +
    shape('M860 720 l60 -170 h60 l-10 60 h40 l-30 110 z', near) +
    rect(100, 690, 1000, 30, mid),
  'server-room': ({ far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, ink) +
    shape('M380 300 H820 L1200 800 H0 z', dark) +
    times(4, (index) => {
      const width = 210 - index * 42
      const left = index * 118 - index * index * 7
      const top = 40 + index * 62
      const height = 720 - index * 124
      const rack = (x: number) =>
        rect(x, top, width, height, near, 8) +
        times(
          9,
          (row) =>
            rect(x + 14, top + 20 + (row * (height - 50)) / 9, width - 28, (height - 80) / 12, dark, 4) +
            circle(
              x + 30,
              top + 30 + (row * (height - 50)) / 9,
              5,
              random.chance(0.15) ? accent : glow,
              'opacity="0.9"',
            ),
        )
      return rack(left) + rack(1200 - left - width)
    }) +
    rect(500, 300, 200, 190, mid, 6, 'opacity="0.6"') +
    rect(560, 330, 80, 160, light, 6, 'opacity="0.25"') +
    rect(0, 0, 1200, 10, far),
}
