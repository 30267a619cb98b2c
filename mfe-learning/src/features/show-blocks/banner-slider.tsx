import type { FocusEvent } from 'react';
import type { CardElement } from '@shared-kit/contracts/learning';
import { Button, Icon, IconButton, classNames } from '@shared-kit/ui';
import { cardTarget } from '../../lib/card-target.rules.ts';
import { labels } from './labels.ts';
import type { BlockProps } from './block-props.ts';
import styles from './banner-slider.module.css';
import { useRotation } from './use-rotation.ts';

/** Default time between slides, in seconds. */
const DEFAULT_INTERVAL = 8;

/**
 * Renders slides that rotate automatically, with a pause button, arrows and dots; the rotation pauses while the slider
 * is hovered or focused.
 */
export function BannerSlider({ block, isFirst }: BlockProps) {
  const slides = block.elements.map(({ data }) => data);
  // The block gives its interval in seconds (B9-28).
  const rotation = useRotation(slides.length, (block.parameters.rotationInterval ?? DEFAULT_INTERVAL) * 1000);
  if (slides.length === 0) return null;
  const isOutside = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget);
  return (
    <section
      className={styles.banner}
      aria-roledescription="carrossel"
      aria-label={block.title || labels.banner}
      onPointerEnter={() => rotation.pause(true)}
      onPointerLeave={() => rotation.pause(false)}
      onFocus={() => rotation.pause(true)}
      onBlur={(event) => isOutside(event) && rotation.pause(false)}
    >
      <div className={styles.stage} aria-live={rotation.isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.idElement}
            slide={slide}
            label={labels.slide(index + 1, slides.length)}
            isCurrent={index === rotation.index}
            isPriority={isFirst && index === 0}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            size="small"
            variant="onMedia"
            label={rotation.isPlaying ? labels.pause : labels.play}
            icon={<Icon name={rotation.isPlaying ? 'pause' : 'play'} size={18} />}
            onClick={rotation.toggle}
          />
          <IconButton
            size="small"
            variant="onMedia"
            label={labels.previous}
            icon={<Icon name="chevron-left" size={18} />}
            onClick={() => rotation.goTo(rotation.index - 1)}
          />
          <div className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.idElement}
                type="button"
                className={styles.dot}
                aria-label={labels.goToSlide(index + 1)}
                aria-current={index === rotation.index || undefined}
                onClick={() => rotation.goTo(index)}
              />
            ))}
          </div>
          <IconButton
            size="small"
            variant="onMedia"
            label={labels.next}
            icon={<Icon name="chevron-right" size={18} />}
            onClick={() => rotation.goTo(rotation.index + 1)}
          />
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  readonly slide: CardElement;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isPriority: boolean;
}

function Slide({ slide, label, isCurrent, isPriority }: SlideProps) {
  const target = cardTarget(slide);
  return (
    <div
      className={classNames(styles.slide, isCurrent && styles.current)}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isCurrent}
    >
      <picture>
        {slide.mobileImage !== '' && <source media="(max-width: 47.99rem)" srcSet={slide.mobileImage} />}
        <img
          className={styles.image}
          src={slide.image}
          alt=""
          decoding="async"
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
        />
      </picture>
      <div className={styles.words}>
        <p className={styles.title}>{slide.title}</p>
        {slide.description !== '' && <p className={styles.description}>{slide.description}</p>}
        {target !== undefined && (
          <Button
            to={target}
            variant="secondary"
            iconEnd={<Icon name="arrow-right" size={18} />}
            aria-label={`${labels.learnMore}: ${slide.title}`}
          >
            {labels.learnMore}
          </Button>
        )}
      </div>
    </div>
  );
}
