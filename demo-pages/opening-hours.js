// A block of the theme's own. In the queue, so that this script may run before Inlay's or after it.
(window.Inlay ||= []).push((inlay) => {
  const toMinutes = (time) => {
    const [hours, minutes] = time.split(':').map(Number);
    return hours * 60 + minutes;
  };

  inlay.define({
    name: 'acme:opening-hours',
    selector: '.opening-hours',
    read(element) {
      const days = [...element.querySelectorAll('[data-day]')];
      if (!days.length) return { fault: 'The opening hours name no day.' };
      return { days, note: element.querySelector('.opening-hours__now') };
    },
    mount({ days, note }, scope) {
      // The clock of the house, wherever the visitor is.
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/London',
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
      });
      const owner = scope.owner();
      const text = note && owner.insert(new Text(), note);
      const update = () => {
        const parts = Object.fromEntries(clock.formatToParts(new Date()).map(({ type, value }) => [type, value]));
        for (const day of days) {
          const isToday = day.dataset.day === parts.weekday;
          owner.claim(day, {
            classes: { 'opening-hours__day--today': isToday },
            ...(isToday && { attributes: { 'aria-current': 'date' } }),
          });
          if (!isToday || !text) continue;
          const [from, to] = day.dataset.hours?.split('-') ?? [];
          const minutes = toMinutes(`${parts.hour}:${parts.minute}`);
          const isOpen = from && minutes >= toMinutes(from) && minutes < toMinutes(to);
          const words = isOpen ? `Open now, until ${to}` : 'Closed now';
          if (text.data !== words) text.data = words;
        }
      };
      update();
      const timer = setInterval(scope.guard(update), 60_000);
      scope.defer(() => clearInterval(timer));
      scope.listen(document, 'visibilitychange', update);
    },
  });
});
