export function shownProps(first) {
  let props = $state.raw(first);
  return {
    get props() {
      return props;
    },
    set props(next) {
      props = next;
    },
  };
}
